import { Button } from '@metade/ui/button.tsx';
import { useState } from 'react';
import { useSession } from '../session/session.tsx';
import { useWords } from '../words/words.tsx';

/** The photo of a bill, loaded on demand: it needs the session's token, so it has no URL. */
export function BillPhoto({ path, alt }: { path: string; alt: string }) {
  const { m } = useWords();
  const { token } = useSession();
  const [shown, setShown] = useState<'no' | 'busy' | 'gone' | { url: string }>('no');
  const load = async () => {
    setShown('busy');
    try {
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(path, { headers });
      setShown(response.ok ? { url: await dataAddress(await response.blob()) } : 'gone');
    } catch {
      setShown('gone');
    }
  };
  if (typeof shown === 'object')
    return <img src={shown.url} alt={alt} className="mt-4 max-h-[40rem] w-full rounded-3 bg-hover object-contain" />;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-4">
      <Button busy={shown === 'busy'} onClick={() => void load()}>
        {m.desk.showBill}
      </Button>
      <p role="alert" className="text-sm font-semibold text-bad empty:hidden">
        {shown === 'gone' ? m.desk.noBill : ''}
      </p>
    </div>
  );
}

/** A data URL, which the page's policy allows for images. */
function dataAddress(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('The picture cannot be read')));
    reader.readAsDataURL(picture);
  });
}
