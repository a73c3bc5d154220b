import { ratingName, ratingSteps, ticketName, TIMES } from '@metade/booking-flow/filter-steps.ts';
import { Children, type ReactNode } from 'react';
import { Modal, View } from 'react-native';
import { Button } from '../parts/button';
import { ChipRow, ChoiceChip } from '../parts/chip';
import { Tick } from '../parts/choice';
import { Screen } from '../parts/screen';
import { T } from '../parts/text';
import { space } from '../theme/theme';
import { useWords } from '../words/words';
import { useExplore } from './explore-state';
import { NearMe } from './near-me';
import { type Filters, hasFilters, noFilters, sortOf, sorts } from './question';
import { useCounts } from './use-counts';
import { useFilterNames } from './use-filter-names';
import type { Found } from './use-search';

/** All ways to narrow and order the list. A press counts at once; the button below says what is left. */
export function FilterSheet({ found, onClose }: { found: Found | null; onClose: () => void }) {
  const { m, number } = useWords();
  const { question, ask } = useExplore();
  const { tickets, price, catalogue, collections } = useFilterNames(question.city.country);
  const counts = useCounts(question, found?.date ?? null, tickets);
  const districts = districtsOf(found, question.text);
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const either = <Name extends keyof Filters>(name: Name, value: Filters[Name]) => ({
    chosen: same(question[name], value),
    alone: true,
    onPress: () => ask({ [name]: same(question[name], value) ? noFilters[name] : value }),
  });
  const several = (name: 'kitchen' | 'services', kind: 'kitchen' | 'service') => {
    const chosen = question[name];
    const left = counts?.[name];
    return catalogue
      .choices(kind)
      .filter(({ slug }) => !left || left[slug] || chosen.includes(slug))
      .map(({ slug, name: told }) => (
        <ChoiceChip
          key={slug}
          name={told}
          {...count(left && (left[slug] ?? 0), told)}
          chosen={chosen.includes(slug)}
          onPress={() =>
            ask({ [name]: chosen.includes(slug) ? chosen.filter((one) => one !== slug) : [...chosen, slug] })
          }
        />
      ));
  };
  const count = (n: number | undefined, name: string) =>
    n === undefined ? {} : { note: number(n), label: `${name}, ${m.search.restaurantCount(n, false)}` };
  return (
    <Modal animationType="slide" onRequestClose={onClose} presentationStyle="pageSheet">
      <Screen
        title={m.search.filters}
        close
        onBack={onClose}
        foot={
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}>
            {/* Disabled rather than gone: a second press would hit what moves into its place. */}
            <Button disabled={!hasFilters(question) && !question.all} onPress={() => ask({ ...noFilters, all: false })}>
              {m.search.clearAll}
            </Button>
            <Button kind="brand" onPress={onClose} style={{ flexGrow: 1 }}>
              {found?.exact ? m.search.show(m.site.tables(found.tables, found.totalIsCapped)) : m.search.showPlain}
            </Button>
          </View>
        }
      >
        <NearMe inset={false} />
        <Group title={m.search.sort} role="radiogroup">
          {sorts
            .filter((sort) => sort !== 'distance' || question.near)
            .map((sort) => (
              <ChoiceChip
                key={sort}
                name={m.search.sorts[sort]}
                alone
                chosen={sortOf(question) === sort}
                onPress={() => ask({ sort })}
              />
            ))}
        </Group>
        <Group title={m.search.kitchen}>{several('kitchen', 'kitchen')}</Group>
        {districts.length > 1 || districts.includes(question.text) ? (
          <Group title={m.profile.district} role="radiogroup">
            {districts.map((name) => (
              <ChoiceChip key={name} name={name} {...either('text', name)} />
            ))}
          </Group>
        ) : null}
        <Group title={m.search.services}>{several('services', 'service')}</Group>
        <Group title={m.search.price} role="radiogroup">
          {tickets.map((span, index) => {
            const name = ticketName(span, m.search, price);
            return (
              <ChoiceChip key={name} name={name} {...count(counts?.tickets[index], name)} {...either('ticket', span)} />
            );
          })}
        </Group>
        <Group title={m.search.rating} role="radiogroup">
          {ratingSteps.map((rating, index) => {
            const name = ratingName(rating, m.search, number);
            return (
              <ChoiceChip
                key={rating}
                name={name}
                {...count(counts?.ratings[index], name)}
                {...either('rating', rating)}
              />
            );
          })}
        </Group>
        {collections.length > 0 ? (
          <Group title={m.search.collections} role="radiogroup">
            {collections.map(({ slug, name }) => (
              <ChoiceChip key={slug} name={name} {...either('collection', slug)} />
            ))}
          </Group>
        ) : null}
        <Group title={m.search.hourHint} role="radiogroup">
          {TIMES.map((time) => (
            <ChoiceChip
              key={time}
              name={time}
              label={m.search.around(time)}
              chosen={question.time === time}
              alone
              onPress={() => ask({ time: question.time === time ? null : time, period: null })}
            />
          ))}
        </Group>
        <Tick label={m.search.onlyAvailable} checked={!question.all} onPress={() => ask({ all: !question.all })} />
      </Screen>
    </Modal>
  );
}

function Group({
  title,
  role = 'group',
  children,
}: {
  title: string;
  role?: 'group' | 'radiogroup';
  children: ReactNode;
}) {
  if (Children.count(children) === 0) return null;
  return (
    <View style={{ gap: space.s2 }}>
      <T kind="strong" role="heading" aria-level={2}>
        {title}
      </T>
      <ChipRow label={title} role={role}>
        {children}
      </ChipRow>
    </View>
  );
}

/** Districts of what was found, and the one that is looked for. */
function districtsOf(found: Found | null, text: string): string[] {
  const names = [...new Set((found?.data ?? []).map(({ district }) => district).filter(Boolean))].toSorted();
  return names.length === 1 && names[0] !== text ? [] : names;
}
