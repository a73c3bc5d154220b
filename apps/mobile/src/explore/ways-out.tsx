import { cityName } from '@metade/i18n/city-names.ts';
import Calendar from 'lucide-react-native/icons/calendar';
import ChevronRight from 'lucide-react-native/icons/chevron-right';
import MapPin from 'lucide-react-native/icons/map-pin';
import Sun from 'lucide-react-native/icons/sun';
import { Pressable, View } from 'react-native';
import { T } from '../parts/text';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { useExplore } from './explore-state';
import type { Found } from './use-search';

type Way = Found['waysOut'][number];
const icons = { date: Calendar, period: Sun, city: MapPin };

/** Where there are tables instead: another day, another part of the day, a city nearby. */
export function WaysOut({ found }: { found: Found }) {
  const { colour } = useTheme();
  const { locale, m, number, Date } = useWords();
  const { question, ask } = useExplore();
  const label = (way: Way) => {
    const period = way.period === question.period ? '' : way.period ? m.site.periods[way.period] : m.search.anyPeriod;
    const when = [way.date === found.date && way.city ? '' : Date(way.date), period.toLocaleLowerCase(locale)];
    const where = way.city
      ? m.search.wayCity(cityName(way.city.name, locale), number(Math.round(way.distance_km ?? 0)))
      : '';
    return [where, when.filter(Boolean).join(', ')].filter(Boolean).join(' · ');
  };
  return (
    <View style={{ alignSelf: 'stretch', gap: space.s2 }}>
      {threeOf(found.waysOut).map((way) => {
        const Icon = icons[way.kind];
        return (
          <Pressable
            key={label(way)}
            role="button"
            onPress={() =>
              ask({
                date: way.date,
                period: way.period,
                ...(way.city
                  ? { near: null, city: { slug: way.city.slug, name: way.city.name, country: way.city.country } }
                  : {}),
              })
            }
            style={({ pressed }) => ({
              minHeight: 60,
              paddingHorizontal: space.s4,
              paddingVertical: space.s2,
              flexDirection: 'row',
              alignItems: 'center',
              gap: space.s3,
              borderRadius: radius.card,
              borderWidth: 1,
              borderColor: colour.line,
              backgroundColor: pressed ? colour.surfaceHover : colour.surface,
            })}
          >
            <Icon color={colour.ink} size={20} strokeWidth={1.9} />
            <T kind="smallStrong" style={{ flex: 1 }}>
              {label(way)}
            </T>
            <T kind="small" tone="ink2">
              {m.site.tables(way.tables)}
            </T>
            <ChevronRight color={colour.ink} size={20} />
          </Pressable>
        );
      })}
    </View>
  );
}

/** One of each kind first. */
function threeOf(ways: readonly Way[]): Way[] {
  const first = ways.filter((way, index) => ways.findIndex((other) => other.kind === way.kind) === index);
  return [...first, ...ways.filter((way) => !first.includes(way))].slice(0, 3);
}
