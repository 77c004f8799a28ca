import type { ReactElement } from 'react';
import { ExampleBox } from '../examples/ExampleBox.tsx';
import type { Example } from '../examples/example.ts';
import styles from './Blocks.module.css';
import type { Block } from './passage.ts';
import { PassageText } from './PassageText.tsx';

interface Props {
  blocks: readonly Block[];
  /** Those that blocks may show; one that is on its way leaves no gap. */
  examples?: readonly Example[];
}

/** Paragraphs, lists, tables and examples, one below the other. */
export function Blocks({ blocks, examples = [] }: Props): ReactElement {
  return (
    <div className={styles['blocks']}>
      {blocks.map((block, index) => (
        // A text never changes.
        // eslint-disable-next-line react/no-array-index-key
        <OneBlock key={index} block={block} examples={examples} />
      ))}
    </div>
  );
}

function OneBlock({ block, examples }: { block: Block; examples: readonly Example[] }): ReactElement | null {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={block.id} tabIndex={-1}>
          {block.text}
        </h2>
      );
    case 'paragraph':
      return (
        <p>
          <PassageText passage={block.passage} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item, index) => (
        // eslint-disable-next-line react/no-array-index-key
        <li key={index}>
          <PassageText passage={item} />
        </li>
      ));
      return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return <Table block={block} />;
    case 'example': {
      const example = examples.find(({ file }) => file === block.file);
      return example ? <ExampleBox example={example} /> : null;
    }
  }
}

/* oxlint-disable react/no-array-index-key -- a table of the text never changes */
function Table({ block: { head, rows } }: { block: Extract<Block, { kind: 'table' }> }): ReactElement {
  return (
    // whoever uses the keyboard must be able to scroll a wide table, too
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['wide']} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, index) =>
              cell.length === 0 ? (
                <td key={index}>&nbsp;</td>
              ) : (
                <th key={index} scope="col">
                  <PassageText passage={cell} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) => (
                <td key={index}>
                  <PassageText passage={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
