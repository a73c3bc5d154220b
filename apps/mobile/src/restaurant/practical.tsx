import type { Restaurant } from '@metade/contracts/restaurants.ts';
import { capitalise, formatSpan, weekdayName } from '@metade/i18n/format-date.ts';
import Globe from 'lucide-react-native/icons/globe';
import Navigation from 'lucide-react-native/icons/navigation';
import Phone from 'lucide-react-native/icons/phone';
import { Linking, View } from 'react-native';
import { callPhone } from '../booking/call-phone';
import { directionsUrl } from '../booking/directions';
import { useSite } from '../site/site';
import { Button } from '../parts/button';
import { CatalogueIcon } from '../parts/catalogue-icon';
import { T } from '../parts/text';
import { radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { Section } from './section';

const weekFromMonday = [1, 2, 3, 4, 5, 6, 0];

/** Opening hours, services, and the ways there. */
export function Practical({ restaurant }: { restaurant: Restaurant }) {
  return (
    <>
      <Hours worksheet={restaurant.worksheet} />
      <Services slugs={restaurant.services} />
      <Where restaurant={restaurant} />
    </>
  );
}

function Hours({ worksheet }: Pick<Restaurant, 'worksheet'>) {
  const { colour } = useTheme();
  const { locale, m } = useWords();
  const spansOf = (day: number) => worksheet.find((one) => one.day === day)?.spans ?? [];
  if (weekFromMonday.every((day) => spansOf(day).length === 0)) return null;
  return (
    <Section title={m.restaurant.hoursTitle}>
      <View>
        {weekFromMonday.map((day) => {
          const spans = spansOf(day);
          return (
            <View
              key={day}
              style={{
                flexDirection: 'row',
                flexWrap: 'wrap',
                justifyContent: 'space-between',
                columnGap: space.s3,
                paddingVertical: space.s2,
                borderBottomWidth: 1,
                borderBottomColor: colour.line,
              }}
            >
              <T kind="small">{capitalise(weekdayName(day, locale))}</T>
              <T kind={spans.length > 0 ? 'smallStrong' : 'small'} tone={spans.length > 0 ? 'ink' : 'ink3'}>
                {spans.map(formatSpan).join(', ') || m.restaurant.closed}
              </T>
            </View>
          );
        })}
      </View>
    </Section>
  );
}

function Services({ slugs }: { slugs: readonly string[] }) {
  const { colour } = useTheme();
  const { m } = useWords();
  const { config, catalogue } = useSite();
  if (slugs.length === 0 || !config) return null;
  return (
    <Section title={m.restaurant.servicesTitle}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}>
        {slugs.map((slug) => (
          <View
            key={slug}
            style={{
              minHeight: 40,
              paddingHorizontal: space.s3,
              flexDirection: 'row',
              alignItems: 'center',
              gap: space.s2,
              borderRadius: radius.chip,
              borderWidth: 1,
              borderColor: colour.line,
            }}
          >
            <CatalogueIcon icon={catalogue.icon('service', slug)} />
            <T kind="small">{catalogue.name('service', slug)}</T>
          </View>
        ))}
      </View>
    </Section>
  );
}

function Where({ restaurant }: { restaurant: Restaurant }) {
  const { colour } = useTheme();
  const { m } = useWords();
  const [address] = restaurant.address;
  if (!address) return null;
  const place = [[address.zip, address.city].filter(Boolean).join(' '), address.district].filter(Boolean).join(', ');
  const open = (url: string) => void Linking.openURL(url).catch(() => null);
  const { phone, website } = restaurant;
  return (
    <Section title={m.restaurant.whereTitle}>
      <View>
        <T kind="small">{[address.street, address.number].filter(Boolean).join(' ')}</T>
        <T kind="small" tone="ink2">
          {place}
        </T>
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.s2 }}>
        <Button
          icon={<Navigation color={colour.ink} size={18} />}
          onPress={() => open(directionsUrl(address, restaurant.company_name))}
        >
          {m.restaurant.directions}
        </Button>
        {phone ? (
          <Button icon={<Phone color={colour.ink} size={18} />} onPress={() => callPhone(phone)}>
            {m.restaurant.call}
          </Button>
        ) : null}
        {website?.startsWith('http') ? (
          <Button icon={<Globe color={colour.ink} size={18} />} onPress={() => open(website)}>
            {m.restaurant.website}
          </Button>
        ) : null}
      </View>
    </Section>
  );
}
