/** The look of the report: the colours of the table, and of parchment where somebody reads on a bright screen. */
export const STYLE = `
:root {
  color-scheme: dark;
  --table: #0f1217; --panel: #171b22; --raised: #1f252e; --line: #343c48;
  --ink: #f1ead9; --muted: #a9b0ba;
  --less: #f0a03c; --more: #56b4e9; --even: #262d38; --on-even: #f1ead9; --on-strong: #0f1217;
  --bad: #ff8f7d; --good: #8fe39b;
  --display: Philosopher, Georgia, 'Times New Roman', serif;
  --text: 'Source Sans 3', 'Source Sans Pro', system-ui, sans-serif;
}
@media (prefers-color-scheme: light) {
  :root {
    color-scheme: light;
    --table: #eadfc6; --panel: #f4ecd8; --raised: #fbf6e8; --line: #c8b68f;
    --ink: #2a2117; --muted: #5c5040;
    --less: #c8721a; --more: #1668a3; --even: #efe5cc; --on-even: #2a2117; --on-strong: #fff8e6;
    --bad: #a3271a; --good: #20692c;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--table); color: var(--ink); font: 16px/1.5 var(--text); }
main { width: min(1100px, 100% - 2rem); margin: 0 auto; padding: 2rem 0 4rem; }
h1, h2 { font-family: var(--display); font-weight: 700; line-height: 1.15; text-wrap: balance; }
h1 { font-size: clamp(1.9rem, 6vw, 3rem); margin: 0 0 .3rem; }
h2 { font-size: clamp(1.3rem, 4vw, 1.7rem); margin: 0 0 .3rem; }
p { max-width: 70ch; margin: .3rem 0 1rem; }
.lead, .note { color: var(--muted); }
.note { font-size: .92rem; }
section { background: var(--panel); border: 1px solid var(--line); border-radius: 10px; padding: clamp(.9rem, 3vw, 1.6rem); margin-top: 1.2rem; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(10.5rem, 1fr)); gap: .8rem; margin: 1.2rem 0; }
.tile { background: var(--panel); border: 1px solid var(--line); border-radius: 10px; padding: .8rem 1rem; }
.tile b { display: block; font: 700 1.7rem/1.2 var(--display); font-variant-numeric: tabular-nums; }
.tile span { color: var(--muted); font-size: .92rem; }
.scroll { overflow-x: auto; -webkit-overflow-scrolling: touch; }
figure { margin: 0; }
figure svg { display: block; width: 100%; max-width: 42rem; height: auto; overflow: visible; }
figure.wide svg { min-width: 46rem; max-width: none; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 1.2rem; }
.pair section { margin-top: 0; }
.pair { margin-top: 1.2rem; }
ul.findings { list-style: none; padding: 0; margin: .6rem 0 0; display: grid; gap: .4rem; }
ul.findings li { padding: .45rem .7rem; border-left: 4px solid var(--line); background: var(--raised); border-radius: 0 6px 6px 0; }
ul.findings li.certain { border-color: var(--bad); }
ul.findings small { color: var(--muted); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .3rem .5rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; }
thead th { position: sticky; top: 0; background: var(--panel); color: var(--muted); font-weight: 600; vertical-align: bottom; }
td.beyond { font-weight: 700; }
td small { color: var(--muted); font-weight: 400; }
td .deck { display: block; color: var(--muted); font-size: .82rem; }
.less { color: var(--less); } .more { color: var(--more); }
@media (max-width: 640px) { .spare { display: none; } th, td { padding: .3rem; } }
@media print { section, .tile { break-inside: avoid; } }
`.trim();
