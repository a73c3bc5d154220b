import { useState } from 'react';
import { TextInput, type TextInputProps, View } from 'react-native';
import { font, radius, space, tap, useTheme } from '../theme/theme';
import { T } from './text';

/** A text to type, with its name, a hint, and what is wrong with it. */
export function Field({
  label,
  value,
  onChange,
  error,
  hint,
  ...rest
}: Pick<
  TextInputProps,
  | 'secureTextEntry'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'maxLength'
  | 'multiline'
  | 'onSubmitEditing'
  | 'onBlur'
> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
}) {
  const { colour } = useTheme();
  const [focused, setFocused] = useState(false);
  return (
    <View style={{ gap: space.s1 }}>
      <T kind="smallStrong" aria-hidden>
        {label}
      </T>
      <TextInput
        {...rest}
        value={value}
        onChangeText={onChange}
        aria-label={[label, error].filter(Boolean).join('. ')}
        maxFontSizeMultiplier={2}
        onFocus={() => setFocused(true)}
        onBlur={(event) => {
          setFocused(false);
          rest.onBlur?.(event);
        }}
        style={{
          minHeight: rest.multiline ? 96 : tap + 8,
          paddingHorizontal: space.s4,
          paddingVertical: space.s3,
          textAlignVertical: rest.multiline ? 'top' : 'center',
          borderRadius: radius.chip,
          borderWidth: focused || error ? 2 : 1,
          borderColor: error ? colour.bad : focused ? colour.ink : colour.lineStrong,
          backgroundColor: colour.surface,
          color: colour.ink,
          fontFamily: font.text,
          fontSize: 17,
        }}
      />
      {error ? (
        <T kind="caption" tone="badInk" role="alert">
          {error}
        </T>
      ) : hint ? (
        <T kind="caption" tone="ink3">
          {hint}
        </T>
      ) : null}
    </View>
  );
}
