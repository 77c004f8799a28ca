import { plain } from '@signum/text';
import { memo, useEffect, useState, type ReactElement } from 'react';

/** The question for those who listen: told politely, once it stands. The words come after their place, or nobody reads them. */
export const Announcement = memo(function Announcement({ text }: { text: string }): ReactElement {
  const [told, setTold] = useState('');
  useEffect(() => {
    const later = setTimeout(() => setTold(plain(text)), 100);
    return () => clearTimeout(later);
  }, [text]);
  return (
    <p className="for-ears" aria-live="polite">
      {told}
    </p>
  );
});
