import { randomUUID } from 'expo-crypto';
import { router } from 'expo-router';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useApi } from '../api/api';
import { deviceSigns } from '../api/device-signs';
import { Banner, type Tone } from '../parts/banner';
import { useSession } from '../session/session';
import { deviceStorage } from '../storage/device-storage';
import { space } from '../theme/theme';
import { useWords } from '../words/words';
import { FavouriteList, type Favourites, type KeptCard } from './favourite-list';

type Known = Favourites & {
  /** The list could not be read. */
  failed: boolean;
  again: () => void;
  learn: (cards: readonly KeptCard[]) => void;
  press: (card: KeptCard) => void;
};

const FavouritesContext = createContext<Known | null>(null);
const noticeMs = 6_000;
const nobodys: Favourites = { ids: null, cards: new Map(), at: null, waiting: new Set(), refused: null };

/** The account's favourites, the same on all screens. A heart that is pressed before signing in is kept once that is done. */
export function FavouritesProvider({ children }: { children: ReactNode }) {
  const api = useApi();
  const { app } = useWords();
  const { token, user } = useSession();
  const owner = user?._id ?? '';
  const list = useMemo(
    () =>
      token
        ? new FavouriteList(owner, api, { storage: deviceStorage, clock: { now: Date.now }, newKey: randomUUID })
        : null,
    [token, owner, api],
  );
  const known = useSyncExternalStore(
    useCallback((listener) => list?.subscribe(listener) ?? (() => {}), [list]),
    () => list?.read() ?? nobodys,
  );
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const [notice, setNotice] = useState<{ tone: Tone; text: string } | null>(null);
  const wanted = useRef<KeptCard | null>(null);

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- turn asks again for the same
  useEffect(() => {
    if (!list) return setFailed(false);
    const abort = new AbortController();
    list.load(abort.signal).then(
      () => !abort.signal.aborted && setFailed(false),
      () => !abort.signal.aborted && setFailed(true),
    );
    return () => abort.abort();
  }, [list, turn]);
  useEffect(() => list?.follow(deviceSigns), [list]);
  const again = useCallback(() => setTurn((now) => now + 1), []);
  useEffect(() => (failed ? deviceSigns.onBack(again) : undefined), [failed, again]);

  const pressOn = useCallback(
    async (favourites: FavouriteList, card: KeptCard) => {
      const pressed = await favourites.press(card);
      if (pressed === 'waits') setNotice({ tone: 'offline', text: app.sentLater });
      if (pressed === 'no_space') setNotice({ tone: 'bad', text: app.needsNetwork });
    },
    [app],
  );
  const press = useCallback(
    (card: KeptCard) => {
      if (list) return void pressOn(list, card);
      wanted.current = card;
      router.push('/sign-in');
    },
    [list, pressOn],
  );
  useEffect(() => {
    const card = wanted.current;
    if (!list || !card) return;
    wanted.current = null;
    if (!list.read().ids?.includes(card._id)) void pressOn(list, card);
  }, [list, pressOn]);

  const { refused } = known;
  useEffect(() => {
    if (!list || !refused) return;
    setNotice({ tone: 'bad', text: refused.message });
    list.dismiss(refused.key);
  }, [list, refused]);
  useEffect(() => {
    if (notice === null) return;
    const end = setTimeout(() => setNotice(null), noticeMs);
    return () => clearTimeout(end);
  }, [notice]);

  const learn = useCallback((cards: readonly KeptCard[]) => list?.learn(cards), [list]);
  const value = useMemo(() => ({ ...known, failed, again, learn, press }), [known, failed, again, learn, press]);
  return (
    <FavouritesContext value={value}>
      {children}
      {notice ? <Notice tone={notice.tone}>{notice.text}</Notice> : null}
    </FavouritesContext>
  );
}

export function useFavourites(): Known {
  const favourites = use(FavouritesContext);
  if (!favourites) throw new Error('useFavourites outside of FavouritesProvider');
  return favourites;
}

function Notice({ tone, children }: { tone: Tone; children: string }) {
  const { bottom } = useSafeAreaInsets();
  return (
    <View
      style={{
        position: 'absolute',
        left: space.s4,
        right: space.s4,
        bottom: bottom + 80,
        maxWidth: 560,
        alignSelf: 'center',
        pointerEvents: 'none',
      }}
    >
      <Banner tone={tone} urgent>
        {children}
      </Banner>
    </View>
  );
}
