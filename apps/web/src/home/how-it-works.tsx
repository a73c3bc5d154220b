import type { MoneyLike } from '@metade/i18n/format-money.ts';
import { SlotChipContent, slotChipClass, type SlotState } from '@metade/ui/chip.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { Bell, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDiscount } from '../shell/discount.ts';
import { useWords } from '../words/words.tsx';
import type { HomeWords } from '../site/site-data.server.ts';
import { ExampleQr } from './example-qr.tsx';

/** The three steps, each with an example picture, hidden from screen readers. */
export function HowItWorks({
  price,
  limits,
  words,
}: {
  price: MoneyLike;
  limits: { minutes: number; hours: number };
  words: HomeWords;
}) {
  const { m, money } = useWords();
  const food = { amount: 5600, currency: price.currency };
  const { left } = useDiscount();
  const short = money(price, 'short');
  const people = m.site.peopleShort(2);
  return (
    <section id="howitworks" tabIndex={-1} className="mt-16 bg-sunk py-14 outline-none md:mt-20 md:py-16">
      <div className="page-width">
        <h2 className="text-dmd">{m.home.howTitle}</h2>
        <ol className="mt-6 grid gap-8 lg:grid-cols-3">
          <Step
            {...(words.choose ?? { title: m.home.steps.choose.title, text: m.home.steps.choose.text(limits.minutes) })}
          >
            <p className="mb-2 text-xs text-ink-2">{m.site.periods.night}</p>
            <div className="grid grid-cols-2 gap-2">
              <Chip state="free" time="19:30">{`${people} · ${short}`}</Chip>
              <Chip state="chosen" time="20:00">{`${people} · ${short}`}</Chip>
              <Chip state="last" time="20:30">
                {m.search.slotLast(short)}
              </Chip>
              <Chip state="full" time="21:00">
                <Bell className="size-3.5" />
                {m.search.slotFull}
              </Chip>
            </div>
          </Step>
          <Step {...(words.pay ?? { title: m.home.steps.pay.title, text: m.home.steps.pay.text(limits.hours) })}>
            <dl className="text-sm">
              <Line name={m.home.exampleReservation}>
                <span className="font-semibold">{money(price)}</span>
              </Line>
              <div className="my-2.5 border-t border-line" />
              <Line name={m.home.exampleFood}>
                <s className="text-ink-2">{money(food)}</s>
              </Line>
              <Line name={<span className="font-bold text-ink">{m.home.examplePay}</span>}>
                <span className="display text-dmd text-ok">{money({ ...food, amount: left(food.amount) })}</span>
              </Line>
            </dl>
            <p className="text-xs text-ink-3">{m.home.exampleDrinks}</p>
          </Step>
          <Step {...(words.show ?? m.home.steps.show)}>
            <div className="flex items-center gap-5">
              <ExampleQr className="size-28 shrink-0 rounded-2 bg-[#ffffff] p-2 text-[#211815] forced-color-adjust-none" />
              <div>
                <p className="text-sm text-ink-2">{m.home.exampleTable}</p>
                <p className="display text-dmd">K7M 4QX</p>
                <div className="mt-1">
                  <Tag tone="ok">
                    <Check className="size-4" />
                    {m.home.exampleConfirmed}
                  </Tag>
                </div>
              </div>
            </div>
          </Step>
        </ol>
      </div>
    </section>
  );
}

function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li>
      <div
        aria-hidden="true"
        className="flex min-h-48 flex-col justify-center rounded-4 border border-line bg-surface p-5"
      >
        {children}
      </div>
      <h3 className="mt-5 text-lg">{title}</h3>
      <p className="mt-1 text-md text-ink-2">{text}</p>
    </li>
  );
}

function Chip({ state, time, children }: { state: SlotState; time: string; children: ReactNode }) {
  return (
    <div className={slotChipClass(state)}>
      <SlotChipContent state={state} time={time}>
        {children}
      </SlotChipContent>
    </div>
  );
}

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
