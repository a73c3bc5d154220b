import { Button, buttonClass } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { LanguageSelect } from '../shell/language-select.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { useSession } from './session.tsx';

/** For a signed-in person without a team: an explanation and links. */
export function NoTeam() {
  const { m } = useWords();
  const { email, group, logOut } = useSession();
  useTitle(m.noTeam.title);
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col px-5 py-10">
      <EmptyHalfPlate level={1} title={m.noTeam.title} text={m.noTeam.text(email)}>
        <div className="flex flex-wrap gap-3">
          {group === 'restaurant' ? (
            <a href="/restaurant/register" className={buttonClass('brand', 'lg')}>
              {m.noTeam.toRegistration}
            </a>
          ) : (
            <a href="/" className={buttonClass('brand', 'lg')}>
              {m.noTeam.toSite}
            </a>
          )}
          <Button size="lg" onClick={logOut}>
            {m.noTeam.otherAccount}
          </Button>
        </div>
      </EmptyHalfPlate>
      <div className="mt-auto pt-12">
        <LanguageSelect />
      </div>
    </main>
  );
}
