import Search from 'lucide-react-native/icons/search';
import SlidersHorizontal from 'lucide-react-native/icons/sliders-horizontal';
import { useCallback, useState } from 'react';
import { Pressable, TextInput, View } from 'react-native';
import { font, lifted, radius, space, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { useExplore } from './explore-state';

/** A name, a cuisine, a dish or a district to type; at its end the way to all filters. */
export function SearchField({ onFilters }: { onFilters: () => void }) {
  const { colour } = useTheme();
  const { m } = useWords();
  const { question, ask } = useExplore();
  const [text, setText] = useState(question.text);
  const submit = useCallback(() => ask({ text: text.trim() }), [ask, text]);
  return (
    <View
      style={{
        marginHorizontal: space.s4,
        minHeight: 48,
        paddingLeft: space.s4,
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.s3,
        borderRadius: radius.pill,
        borderWidth: 1,
        borderColor: colour.line,
        backgroundColor: colour.surface,
        boxShadow: lifted,
      }}
    >
      <Search color={colour.ink} size={20} strokeWidth={1.9} />
      <TextInput
        value={text}
        onChangeText={setText}
        onSubmitEditing={submit}
        onBlur={submit}
        maxLength={80}
        returnKeyType="search"
        inputMode="search"
        accessibilityLabel={m.search.byName}
        placeholder={m.search.byNamePlaceholder}
        placeholderTextColor={colour.ink3}
        maxFontSizeMultiplier={2}
        style={{ flex: 1, minWidth: 0, minHeight: 48, color: colour.ink, fontFamily: font.text, fontSize: 16 }}
      />
      <Pressable
        role="button"
        aria-label={m.search.filters}
        onPress={onFilters}
        style={{ width: 52, height: 48, alignItems: 'center', justifyContent: 'center' }}
      >
        <SlidersHorizontal color={colour.ink} size={20} strokeWidth={1.9} />
      </Pressable>
    </View>
  );
}
