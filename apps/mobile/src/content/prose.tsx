import { type Inline, parseInline } from '@metade/domain/rich-text.ts';
import { Text, View } from 'react-native';
import { follow } from '../links/follow';
import { T } from '../parts/text';
import { font, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { proseOf } from './blocks';

/** A text of the desk. Nothing in it but its own marks and links means anything. */
export function Prose({ text }: { text: string }) {
  const { colour } = useTheme();
  return (
    <View style={{ gap: space.s4 }}>
      {proseOf(text).map((part, index) => {
        const key = String(index);
        switch (part.kind) {
          case 'heading':
            return (
              <T key={key} kind="heading" role="heading" aria-level={2} style={{ paddingTop: space.s3 }}>
                <Marked text={part.text} />
              </T>
            );
          case 'list':
            return (
              <View key={key} role="list" style={{ gap: space.s2 }}>
                {part.items.map((item, place) => (
                  <View key={String(place)} role="listitem" style={{ flexDirection: 'row', gap: space.s3 }}>
                    <T tone="ink2" aria-hidden>
                      •
                    </T>
                    <T tone="ink2" style={{ flex: 1 }}>
                      <Marked text={item} />
                    </T>
                  </View>
                ))}
              </View>
            );
          case 'quote':
            return (
              <View key={key} style={{ paddingLeft: space.s4, borderLeftWidth: 3, borderLeftColor: colour.lineStrong }}>
                <T kind="strong">
                  <Marked text={part.text} />
                </T>
              </View>
            );
          case 'paragraph':
            return (
              <T key={key} tone="ink2">
                <Marked text={part.text} />
              </T>
            );
        }
      })}
    </View>
  );
}

function Marked({ text }: { text: string }) {
  const { colour } = useTheme();
  const { locale } = useWords();
  return parseInline(text).map((one, index) => {
    const { href } = one;
    return (
      <Text
        key={String(index)}
        {...(href ? { role: 'link', onPress: () => follow(href, locale) } : {})}
        style={{
          ...(one.bold ? { fontFamily: font.semibold, color: colour.ink } : {}),
          ...(one.italic ? { fontStyle: 'italic' } : {}),
          ...(href ? { color: colour.ink, textDecorationLine: 'underline' } : {}),
        }}
      >
        {wordsOf(one)}
      </Text>
    );
  });
}

const wordsOf = (one: Inline) => ('value' in one ? '' : one.text);
