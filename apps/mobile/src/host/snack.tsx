import Undo2 from 'lucide-react-native/icons/undo-2';
import X from 'lucide-react-native/icons/x';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { Pressable, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { T } from '../parts/text';
import { radius, space, tap, useTheme } from '../theme/theme';
import { IconButton } from '../parts/icon-button';
import { useHostWords } from './host-words';

/** seconds: how long undo is offered. A failure and a question stay until they are closed. */
type Snack = {
  text: string;
  failure?: boolean;
  undo?: () => void;
  seconds?: number;
  action?: { label: string; run: () => void };
};

const SnackContext = createContext<{ show: (snack: Snack) => void } | null>(null);
const plainSeconds = 5;

/** One message at a time above the bar; the next takes its place. */
export function SnackProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Snack | null>(null);
  const show = useCallback((snack: Snack) => setShown(snack), []);
  const value = useMemo(() => ({ show }), [show]);
  const close = useCallback(() => setShown(null), []);
  return (
    <SnackContext value={value}>
      {children}
      {shown ? <Shown snack={shown} onClose={close} /> : null}
    </SnackContext>
  );
}

export function useSnack() {
  const snack = use(SnackContext);
  if (!snack) throw new Error('useSnack outside of SnackProvider');
  return snack;
}

function Shown({ snack, onClose }: { snack: Snack; onClose: () => void }) {
  const { colour } = useTheme();
  const { bottom } = useSafeAreaInsets();
  const { h } = useHostWords();
  const { text, failure = false, undo, action } = snack;
  const stays = failure || action !== undefined;
  const seconds = snack.seconds ?? plainSeconds;
  useEffect(() => {
    if (stays) return;
    const end = setTimeout(onClose, seconds * 1000);
    return () => clearTimeout(end);
  }, [snack, stays, seconds, onClose]);
  const button = (label: string, run: () => void, icon: ReactNode = null) => (
    <Pressable
      role="button"
      onPress={() => {
        onClose();
        run();
      }}
      style={{ minHeight: tap, paddingHorizontal: space.s3, flexDirection: 'row', alignItems: 'center', gap: space.s2 }}
    >
      {icon}
      <T kind="smallStrong" tone="page">
        {label}
      </T>
    </Pressable>
  );
  return (
    <View
      role={failure ? 'alert' : 'status'}
      aria-live="polite"
      style={{
        position: 'absolute',
        left: space.s3,
        right: space.s3,
        bottom: bottom + 104,
        maxWidth: 560,
        alignSelf: 'center',
        paddingLeft: space.s4,
        borderRadius: radius.card,
        backgroundColor: failure ? colour.bad : colour.ink,
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
      }}
    >
      <T kind="small" tone="page" style={{ flex: 1, minWidth: 140, paddingVertical: space.s3 }}>
        {text}
      </T>
      {undo ? button(h.toast.undo, undo, <Undo2 color={colour.page} size={18} />) : null}
      {action ? button(action.label, action.run) : null}
      <IconButton label={h.toast.close} onPress={onClose}>
        <X color={colour.page} size={20} />
      </IconButton>
    </View>
  );
}
