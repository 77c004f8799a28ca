import { expect, test } from 'vitest';
import { sectionsOf } from './rule-book.ts';

const SPECIFICATION = `# Rules

- **C-GEN-1** Stands before all sections.

## 1. Components

### 1.3 Limits

| id | limit | value | edition |
|---|---|---|---|
| **C-CMP-15** | cards in a deck | 20..40 | all |
| | | 30..40, see **C-CMP-16** | R |

## 12. Melee, in short

- **C-MEL-9** *Tired*: whoever fought (C-MEL-1) once. [000 p.34] [001 p.24] (A-66)
8. **C-MEL-21** A side rolls its defence dice only if the other side has at least one successful attack die.

A paragraph that cites **C-MEL-22** in bold.

## 19. Glossary

- **C-KW-Slow** (passive) [Lent / Медлительный] The bearer cannot Run.

## 22. Matrix

| **C-MAT-1** | deck size | 30-40 | 20-40 | 20-40 | 20-40 |
`;

test('a rule is defined where its id begins a line, an item or a row in bold; it is told by its first words', () => {
  expect(sectionsOf(SPECIFICATION)).toEqual([
    { number: 1, title: 'Components', rules: [{ id: 'C-CMP-15', words: 'cards in a deck: 20..40' }] },
    {
      number: 12,
      title: 'Melee, in short',
      rules: [
        { id: 'C-MEL-9', words: 'Tired: whoever fought (C-MEL-1) once.' },
        { id: 'C-MEL-21', words: 'A side rolls its defence dice only if the other side has at least one …' },
      ],
    },
    { number: 19, title: 'Glossary', rules: [{ id: 'C-KW-Slow', words: 'The bearer cannot Run.' }] },
    { number: 22, title: 'Matrix', rules: [{ id: 'C-MAT-1', words: 'deck size' }] },
  ]);
});
