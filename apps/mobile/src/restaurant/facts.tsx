import type { Restaurant } from '@metade/contracts/restaurants.ts';
import { cityName } from '@metade/i18n/city-names.ts';
import { formatPercent } from '@metade/i18n/format-money.ts';
import BadgePercent from 'lucide-react-native/icons/badge-percent';
import Clock from 'lucide-react-native/icons/clock';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Rating } from '../explore/restaurant-card';
import { useSite } from '../site/site';
import { T } from '../parts/text';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';

/** The name, what is cooked where and for how much, and what others say of it. */
export function Facts({ restaurant }: { restaurant: Restaurant }) {
  const { colour } = useTheme();
  const { locale, m, money } = useWords();
  const { off, kitchen } = useSite();
  const [address] = restaurant.address;
  const { honour_rate: honoured, ticket_avg: average } = restaurant;
  const facts = [
    kitchen(restaurant.kitchen[0]),
    [address?.district, cityName(restaurant.region.city, locale)].filter(Boolean).join(', '),
    average ? m.restaurant.averagePerPerson(money(average, 'short')) : '',
  ];
  return (
    <View style={{ padding: space.s4, gap: space.s2 }}>
      <T kind="title" role="heading" aria-level={1}>
        {restaurant.company_name}
      </T>
      <T kind="small" tone="ink2">
        {facts.filter(Boolean).join(' · ')}
      </T>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s2 }}>
        <Rating rating={restaurant.rating} />
        {honoured === null ? null : (
          <Tag ok icon={<BadgePercent color={colour.okInk} size={16} />}>
            {m.restaurant.honoured(formatPercent(honoured, locale), off)}
          </Tag>
        )}
        <Tag icon={<Clock color={colour.ink2} size={16} />}>{m.restaurant.tolerance(restaurant.table_tolerance)}</Tag>
      </View>
    </View>
  );
}

function Tag({ ok = false, icon, children }: { ok?: boolean; icon: ReactNode; children: string }) {
  const { colour } = useTheme();
  return (
    <View
      style={{
        minHeight: 30,
        paddingHorizontal: space.s2,
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.s1,
        flexShrink: 1,
        borderRadius: radius.tag,
        backgroundColor: ok ? colour.okSoft : colour.surfaceHover,
      }}
    >
      {icon}
      <T kind="captionStrong" tone={ok ? 'okInk' : 'ink2'} style={{ flexShrink: 1 }}>
        {children}
      </T>
    </View>
  );
}
