import { useState } from 'react';

/** How long a button says that it has copied something. */
const SHOWN_MS = 2000;

/** Copies a text, and tells for a moment that it has. Where the browser forbids it, the text can still be selected. */
export function useCopied(): { isCopied: boolean; copy: (text: string) => void } {
  const [isCopied, setCopied] = useState(false);
  function copy(text: string): void {
    navigator.clipboard?.writeText(text).then(
      () => {
        setCopied(true);
        setTimeout(() => setCopied(false), SHOWN_MS);
      },
      () => setCopied(false),
    );
  }
  return { isCopied, copy };
}
