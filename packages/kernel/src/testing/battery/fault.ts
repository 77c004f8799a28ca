import { writeJournal, type Journal } from '../../index.ts';

/** What the battery found. The message ends with a replay file, ready to be saved and played again. */
export class BatteryFault extends Error {
  readonly check: string;
  readonly what: string;
  readonly journal: Journal;

  constructor(check: string, what: string, journal: Journal) {
    const answers = journal.entries.length;
    super(`${check}: ${what}\nafter ${answers} answers of this game (a replay file):\n${writeJournal(journal)}`);
    this.name = 'BatteryFault';
    this.check = check;
    this.what = what;
    this.journal = journal;
  }
}
