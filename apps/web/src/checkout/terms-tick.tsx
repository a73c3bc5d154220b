import { Checkbox } from '@metade/ui/field.tsx';
import { Link } from 'react-router';
import { useWords } from '../words/words.tsx';

/** Consent to the terms: asked once per version, linked ever after. */
export function TermsTick({
  version,
  accepted,
  error,
}: {
  version: string;
  /** The diner accepted this version before. */
  accepted: boolean;
  error: string | undefined;
}) {
  const { m } = useWords();
  const links = (
    <>
      <Link to="/terms" target="_blank" className="text-link inline-flex min-h-6 items-center">
        {m.site.terms}
      </Link>
      <Link to="/privacy-policy" target="_blank" className="text-link inline-flex min-h-6 items-center">
        {m.site.privacy}
      </Link>
    </>
  );
  if (accepted)
    return (
      <p className="mt-4 flex flex-wrap items-center gap-x-3 text-xs text-ink-2">
        {m.checkout.termsAccepted} {links}
      </p>
    );
  return (
    <div className="mt-4">
      <input type="hidden" name="terms_version" value={version} />
      <Checkbox name="terms" label={m.checkout.agree} error={error} />
      <p className="flex flex-wrap gap-x-4 pl-8 text-xs">{links}</p>
    </div>
  );
}
