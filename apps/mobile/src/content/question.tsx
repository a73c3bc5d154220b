import ChevronDown from 'lucide-react-native/icons/chevron-down';
import { useState } from 'react';
import { Pressable, View } from 'react-native';
import { T } from '../parts/text';
import { space, useTheme } from '../theme/theme';
import { Prose } from './prose';

/** A question, whose answer unfolds. */
export function Question({ question, answer, open: first }: { question: string; answer: string; open: boolean }) {
  const { colour } = useTheme();
  const [open, setOpen] = useState(first);
  return (
    <View style={{ borderBottomWidth: 1, borderBottomColor: colour.line }}>
      <Pressable
        role="button"
        aria-expanded={open}
        onPress={() => setOpen(!open)}
        style={{
          minHeight: 56,
          paddingVertical: space.s3,
          flexDirection: 'row',
          alignItems: 'center',
          gap: space.s4,
        }}
      >
        <T kind="strong" style={{ flex: 1 }}>
          {question}
        </T>
        <View style={{ transform: [{ rotate: open ? '180deg' : '0deg' }] }}>
          <ChevronDown color={colour.ink} size={20} />
        </View>
      </Pressable>
      {open ? (
        <View style={{ paddingBottom: space.s5 }}>
          <Prose text={answer} />
        </View>
      ) : null}
    </View>
  );
}
