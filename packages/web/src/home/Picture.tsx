import { useContext, type ReactElement } from 'react';
import { LanguageContext, useWords } from '../app/language-context.ts';
import { SHOT, WALKED } from '../vignette/generated/drawing.ts';
import { LIMIT } from '../vignette/scene.ts';
import { Vignette } from '../vignette/Vignette.tsx';
import { WORDS } from './words.ts';

/** A corner of the battlefield, really measured, and what it shows in words. */
export function Picture(): ReactElement {
  const words = useWords(WORDS);
  const language = useContext(LanguageContext);
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const [walked, shot, limit] = [tenths.format(WALKED), tenths.format(SHOT), String(LIMIT)];
  return (
    <>
      <p className="for-ears">{words.picture}</p>
      <div data-theme="dark">
        <Vignette walked={words.centimetres(`${walked} / ${limit}`)} shot={words.centimetres(shot)} />
      </div>
      <figcaption>{words.caption(walked, limit)}</figcaption>
    </>
  );
}
