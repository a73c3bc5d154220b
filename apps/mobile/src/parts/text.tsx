import { Text, type TextProps } from 'react-native';
import { font, useTheme } from '../theme/theme';

const kinds = {
  title: { fontFamily: font.display, fontSize: 30, lineHeight: 34, letterSpacing: -0.6 },
  heading: { fontFamily: font.display, fontSize: 22, lineHeight: 26, letterSpacing: -0.44 },
  name: { fontFamily: font.display, fontSize: 20, lineHeight: 26, letterSpacing: -0.4 },
  body: { fontFamily: font.text, fontSize: 17, lineHeight: 26 },
  strong: { fontFamily: font.semibold, fontSize: 17, lineHeight: 26 },
  small: { fontFamily: font.text, fontSize: 15, lineHeight: 22 },
  smallStrong: { fontFamily: font.semibold, fontSize: 15, lineHeight: 22 },
  caption: { fontFamily: font.text, fontSize: 13, lineHeight: 18 },
  captionStrong: { fontFamily: font.semibold, fontSize: 13, lineHeight: 18 },
  tiny: { fontFamily: font.text, fontSize: 12, lineHeight: 16 },
  tinyStrong: { fontFamily: font.semibold, fontSize: 12, lineHeight: 16 },
} as const;

/** Text in a role of type. It grows with the system's letters up to twice its size. */
export function T({
  kind = 'body',
  tone = 'ink',
  style,
  ...rest
}: TextProps & { kind?: keyof typeof kinds; tone?: keyof ReturnType<typeof useTheme>['colour'] }) {
  const { colour } = useTheme();
  return <Text maxFontSizeMultiplier={2} style={[kinds[kind], { color: colour[tone] }, style]} {...rest} />;
}
