import type { NameAndPlaceView, Proposal } from '@metade/contracts/proposals.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { localDateOf } from '@metade/i18n/format-date.ts';
import { Button } from '@metade/ui/button.tsx';
import { CircleX, Hourglass } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { refusalOf } from '../api.ts';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useToast } from '../shell/toast.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';
import { ChangeList } from './change-list.tsx';
import { ProposalForm } from './proposal-form.tsx';

/** The restaurant's name and address, the proposed ones with their state, and the form. */
export function NameSection() {
  const { m } = useWords();
  const words = m.proposals;
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  const { show } = useToast();
  const params = { id: restaurant._id };
  const load = useCallback(
    async () => (await call('getNameAndPlace', { params: { id: restaurant._id } })).data,
    [call, restaurant._id],
  );
  const { value, failed, again, put } = useLoaded(load);
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (failed) return <Unreachable again={again} />;
  if (!value) return <ListSkeleton />;
  const { now, waiting, last } = value;
  const takeBack = async (proposal: string) => {
    try {
      put((await call('takeBackProposal', { params: { ...params, proposal } })).data);
      show({ text: words.takenBack });
    } catch (error) {
      show({ text: refusalOf(error)?.message ?? m.unreachable });
      again();
    }
  };
  return (
    <section aria-labelledby="name-and-place" className="mt-6">
      <h2 ref={heading} id="name-and-place" tabIndex={-1} className="scroll-mt-4 text-dsm">
        {words.title}
      </h2>
      <p className="mt-1 text-sm text-ink-3">{words.text}</p>
      <Sign of={now} />
      {waiting ? <Waiting proposal={waiting} takeBack={() => takeBack(waiting._id)} /> : null}
      {!waiting && last?.state === 'rejected' ? <Rejected proposal={last} /> : null}
      {open ? (
        <ProposalForm
          first={waiting?.after ?? now}
          replaces={waiting?._id ?? null}
          onSent={(next) => {
            put(next);
            setOpen(false);
            // The form was long: the result is above it.
            heading.current?.focus();
            show({ text: words.sent });
          }}
          onStale={again}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <Button onClick={() => setOpen(true)} className="mt-4">
          {waiting ? words.change : words.propose}
        </Button>
      )}
    </section>
  );
}

function Sign({ of }: { of: NameAndPlaceView }) {
  const address = [`${of.street} ${of.number}`.trim(), of.district, `${of.zip} ${of.city}`.trim()];
  return (
    <div className="mt-4 rounded-3 border border-line p-4">
      <p className="text-lg font-semibold">{of.company_name}</p>
      <p className="text-ink-2">{address.filter(Boolean).join(', ')}</p>
    </div>
  );
}

function Waiting({ proposal, takeBack }: { proposal: Proposal; takeBack: () => Promise<void> }) {
  const { m } = useWords();
  const words = m.proposals;
  const moment = useMoment();
  const [busy, setBusy] = useState(false);
  return (
    <div className="mt-4">
      <Banner
        tone="wait"
        icon={<Hourglass aria-hidden="true" className="size-5" />}
        action={
          <Button
            busy={busy}
            onClick={() => {
              setBusy(true);
              void takeBack().finally(() => setBusy(false));
            }}
          >
            {words.takeBack}
          </Button>
        }
      >
        <p className="font-semibold">{words.waiting}</p>
        <p>{words.waitingText(proposal.by, moment(proposal.proposed))}</p>
      </Banner>
      <ChangeList proposal={proposal} />
    </div>
  );
}

function Rejected({ proposal }: { proposal: Proposal }) {
  const { m } = useWords();
  const words = m.proposals;
  const moment = useMoment();
  return (
    <div className="mt-4">
      <Banner tone="bad" icon={<CircleX aria-hidden="true" className="size-5" />}>
        <p className="font-semibold">{words.rejected(moment(proposal.decided ?? proposal.proposed))}</p>
        <p className="break-words whitespace-pre-line">{proposal.reason}</p>
      </Banner>
      <ChangeList proposal={proposal} />
    </div>
  );
}

/** An instant in words on the restaurant's clock. */
function useMoment(): (instant: string) => string {
  const { date, time } = useWords();
  const { time_zone } = useRestaurant().restaurant;
  return (instant) => `${date(localDateOf(instant, time_zone), 'past')}, ${time(instant, time_zone)}`;
}
