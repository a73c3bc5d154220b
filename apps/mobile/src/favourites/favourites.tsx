import { ApiRefusal } from '@metade/api-client/client.ts';
import { router } from 'expo-router';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useApi } from '../api/api';
import { Banner } from '../parts/banner';
import { useSession } from '../session/session';
import { space } from '../theme/theme';
import { useWords } from '../words/words';

interface Favourites {
  /** Ids of restaurants, the latest first; null before they are known, and for nobody signed in. */
  kept: readonly string[] | null;
  /** The list could not be read. */
  failed: boolean;
  again: () => void;
  toggle: (restaurant: string) => void;
}

const FavouritesContext = createContext<Favourites | null>(null);
const noticeMs = 6_000;

/** The account's favourites, the same on all screens. A heart that is pressed before signing in is kept once that is done. */
export function FavouritesProvider({ children }: { children: ReactNode }) {
  const api = useApi();
  const { app } = useWords();
  const { token } = useSession();
  const [kept, setKept] = useState<readonly string[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const [notice, setNotice] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  // Presses reach the account one after the other, and only the answer to the last one is shown.
  const line = useRef(Promise.resolve());
  const presses = useRef(0);
  const current = useRef<readonly string[] | null>(null);
  const show = useCallback((ids: readonly string[] | null) => {
    current.current = ids;
    setKept(ids);
  }, []);
  const say = useCallback(
    (error: unknown) => setNotice(error instanceof ApiRefusal ? error.problem.message : app.needsNetwork),
    [app],
  );

  const owner = useRef<string | null>(null);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- turn asks again for the same
  useEffect(() => {
    if (owner.current !== token) show(null);
    owner.current = token;
    if (!token) return setFailed(false);
    const abort = new AbortController();
    const asked = presses.current;
    const pressed = wanted.current;
    const read = pressed
      ? api.call('addToWishlist', { params: { restaurant: pressed } }, { signal: abort.signal })
      : api.call('listWishlist', {}, { signal: abort.signal });
    read.then(
      ({ data }) => {
        wanted.current = null;
        if (abort.signal.aborted) return;
        setFailed(false);
        if (asked === presses.current) show(data);
      },
      () => {
        if (!abort.signal.aborted) setFailed(true);
      },
    );
    return () => abort.abort();
  }, [token, api, turn, show]);

  const toggle = useCallback(
    (restaurant: string) => {
      if (!token) {
        wanted.current = restaurant;
        return router.push('/sign-in');
      }
      const before = current.current ?? [];
      const add = !before.includes(restaurant);
      show(add ? [restaurant, ...before] : before.filter((one) => one !== restaurant));
      presses.current += 1;
      const mine = presses.current;
      line.current = line.current.then(async () => {
        try {
          const params = { restaurant };
          const { data } = await api.call(add ? 'addToWishlist' : 'removeFromWishlist', { params });
          if (mine === presses.current) show(data);
          setFailed(false);
        } catch (error) {
          say(error);
          const now = current.current ?? [];
          show(
            add ? now.filter((one) => one !== restaurant) : [restaurant, ...now.filter((one) => one !== restaurant)],
          );
        }
      });
    },
    [token, api, show, say],
  );

  useEffect(() => {
    if (notice === null) return;
    const end = setTimeout(() => setNotice(null), noticeMs);
    return () => clearTimeout(end);
  }, [notice]);
  const again = useCallback(() => setTurn((now) => now + 1), []);
  const value = useMemo(() => ({ kept, failed, again, toggle }), [kept, failed, again, toggle]);
  return (
    <FavouritesContext value={value}>
      {children}
      {notice ? <Notice>{notice}</Notice> : null}
    </FavouritesContext>
  );
}

export function useFavourites(): Favourites {
  const favourites = use(FavouritesContext);
  if (!favourites) throw new Error('useFavourites outside of FavouritesProvider');
  return favourites;
}

function Notice({ children }: { children: string }) {
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
      <Banner tone="bad" urgent>
        {children}
      </Banner>
    </View>
  );
}
