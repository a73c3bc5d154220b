import ChevronDown from 'lucide-react-native/icons/chevron-down';
import { useState } from 'react';
import { Pressable, View } from 'react-native';
import { radius, space, useTheme } from '../theme/theme';
import { ListSheet } from './list-sheet';
import { T } from './text';

/** A field that opens a sheet with what can be chosen. shown: where it says something else than the chosen one's name. empty: where nothing is chosen. */
export function PickField({
  label,
  title = label,
  items,
  chosen,
  shown,
  empty = '',
  error,
  onPick,
}: {
  label: string;
  /** Of the sheet. */
  title?: string;
  items: readonly { key: string; name: string; note: string }[] | null;
  chosen: string;
  shown?: string | undefined;
  empty?: string;
  error?: string | undefined;
  onPick: (key: string) => void;
}) {
  const { colour } = useTheme();
  const [open, setOpen] = useState(false);
  const name = shown ?? items?.find(({ key }) => key === chosen)?.name;
  return (
    <View style={{ gap: space.s1 }}>
      <T kind="smallStrong" aria-hidden>
        {label}
      </T>
      <Pressable
        role="button"
        aria-label={[label, name ?? empty, error].filter(Boolean).join('. ')}
        onPress={() => setOpen(true)}
        style={{
          minHeight: 52,
          paddingHorizontal: space.s4,
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'space-between',
          borderRadius: radius.chip,
          borderWidth: error ? 2 : 1,
          borderColor: error ? colour.bad : colour.lineStrong,
          backgroundColor: colour.surface,
        }}
      >
        <T tone={name ? 'ink' : 'ink3'} style={{ flexShrink: 1 }}>
          {name ?? empty}
        </T>
        <ChevronDown color={colour.ink} size={20} />
      </Pressable>
      {error ? (
        <T kind="caption" tone="badInk" role="alert">
          {error}
        </T>
      ) : null}
      {open ? (
        <ListSheet
          title={title}
          items={items ?? []}
          onPick={(key) => {
            setOpen(false);
            onPick(key);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </View>
  );
}
