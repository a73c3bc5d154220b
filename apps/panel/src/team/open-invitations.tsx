import type { RestaurantTeam } from '@metade/contracts/team.ts';
import { Button } from '@metade/ui/button.tsx';
import { refusalOf } from '../api.ts';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';

/** Open invitations, each can be withdrawn. */
export function OpenInvitations({
  invitations,
  owner,
  onChanged,
}: {
  invitations: RestaurantTeam['invitations'];
  owner: boolean;
  onChanged: (team: RestaurantTeam) => void;
}) {
  const { m, date } = useWords();
  const words = m.manage.team;
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  const { show } = useToast();
  if (invitations.length === 0) return null;
  const withdraw = async (invitation: string) => {
    try {
      onChanged((await call('withdrawInvitation', { params: { id: restaurant._id, invitation } })).data);
      show({ text: words.withdrawn });
    } catch (error) {
      show({ text: refusalOf(error)?.message ?? m.unreachable, failure: true });
    }
  };
  return (
    <section aria-labelledby="invited">
      <h2 id="invited" className="text-dsm">
        {words.invited}
      </h2>
      <ul className="mt-3 border-t border-line">
        {invitations.map((one) => (
          <li key={one._id} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3">
            <div className="min-w-0 flex-1 basis-56">
              <p className="break-words">{one.email}</p>
              <p className="text-sm text-ink-3">
                {words.roles[one.role]} · {one.over ? words.over : words.until(date(one.expires.slice(0, 10), 'short'))}
              </p>
            </div>
            {owner ? (
              <Button aria-label={words.withdrawOf(one.email)} onClick={() => void withdraw(one._id)}>
                {words.withdraw}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
