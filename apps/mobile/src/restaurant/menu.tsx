import type { Answer } from '@metade/api-client/client.ts';
import { View } from 'react-native';
import { T } from '../parts/text';
import { space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { Section } from './section';

/** The dishes by their sections: the menu's price struck, and what is paid. */
export function Menu({ menu }: { menu: Answer<'getRestaurant'>['data']['menu'] }) {
  const { colour } = useTheme();
  const { m, money } = useWords();
  if (menu.length === 0) return null;
  const sections = [...new Set(menu.map(({ section }) => section))];
  return (
    <Section title={m.restaurant.menuTitle}>
      {sections.map((section) => (
        <View key={section} style={{ gap: space.s1 }}>
          {section ? <T kind="strong">{section}</T> : null}
          {menu
            .filter((dish) => dish.section === section)
            .map((dish) => (
              <View
                key={dish.name}
                style={{
                  flexDirection: 'row',
                  gap: space.s3,
                  paddingVertical: space.s2,
                  borderBottomWidth: 1,
                  borderBottomColor: colour.line,
                }}
              >
                <View style={{ flex: 1 }}>
                  <T kind="small">{dish.name}</T>
                  {dish.description ? (
                    <T kind="caption" tone="ink2">
                      {dish.description}
                    </T>
                  ) : null}
                </View>
                {dish.price && dish.half_price ? (
                  <View
                    accessible
                    accessibilityLabel={`${m.restaurant.priceWas} ${money(dish.price)}, ${m.restaurant.priceNow} ${money(dish.half_price)}`}
                    style={{ alignItems: 'flex-end' }}
                  >
                    <T kind="caption" tone="ink3" style={{ textDecorationLine: 'line-through' }}>
                      {money(dish.price)}
                    </T>
                    <T kind="smallStrong">{money(dish.half_price)}</T>
                  </View>
                ) : dish.price ? (
                  <T kind="small">{money(dish.price)}</T>
                ) : null}
              </View>
            ))}
        </View>
      ))}
    </Section>
  );
}
