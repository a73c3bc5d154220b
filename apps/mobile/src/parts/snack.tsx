import Undo2 from 'lucide-react-native/icons/undo-2';
import X from 'lucide-react-native/icons/x';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { Pressable, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { radius, space, tap, useTheme } from '../theme/theme';
import { useWords } from '../words/words';
import { IconButton } from './icon-button';
import { T } from './text';

/** seconds: how long undo is offered. A failure and a question stay until they are closed. */
type Snack = {
  text: string;
  failure?: boolean;
  undo?: () => void;
  seconds?: number;
  action?: { label: string; run: () => void };
};

const SnackContext = createContext<{ show: (snack: Snack) => void; hide: () => void } | null>(null);
const plainSeconds = 5;

/** One message at a time, below the head of the screen or above its bar; the next takes its place. */
export function SnackProvider({ at, children }: { at: 'head' | 'bar'; children: ReactNode }) {
  const [shown, setShown] = useState<Snack | null>(null);
  const show = useCallback((snack: Snack) => setShown(snack), []);
  const hide = useCallback(() => setShown(null), []);
  const value = useMemo(() => ({ show, hide }), [show, hide]);
  return (
    <SnackContext value={value}>
      {children}
      {shown ? <Shown snack={shown} at={at} onClose={hide} /> : null}
    </SnackContext>
  );
}

export function useSnack() {
  const snack = use(SnackContext);
  if (!snack) throw new Error('useSnack outside of SnackProvider');
  return snack;
}

function Shown({ snack, at, onClose }: { snack: Snack; at: 'head' | 'bar'; onClose: () => void }) {
  const { colour } = useTheme();
  const { top, bottom } = useSafeAreaInsets();
  const { m, app } = useWords();
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
        ...(at === 'head' ? { top: top + 60 } : { bottom: bottom + 104 }),
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
      {undo ? button(app.undo, undo, <Undo2 color={colour.page} size={18} />) : null}
      {action ? button(action.label, action.run) : null}
      <IconButton label={m.site.close} onPress={onClose}>
        <X color={colour.page} size={20} />
      </IconButton>
    </View>
  );
}
