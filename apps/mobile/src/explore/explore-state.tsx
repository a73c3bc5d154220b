import AsyncStorage from '@react-native-async-storage/async-storage';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { firstQuestion, keptPart, type Question } from './question';

type Explore = { question: Question; ask: (part: Partial<Question>) => void };

const ExploreContext = createContext<Explore | null>(null);
const key = 'metade.explore';

/** Keeps what is looked for, over all screens; city and people also for the next time. */
export function ExploreProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => {
    void AsyncStorage.getItem(key).then((kept) => setQuestion({ ...firstQuestion, ...keptPart(kept) }));
  }, []);
  const ask = useCallback((part: Partial<Question>) => {
    setQuestion((now) => {
      const next = { ...(now ?? firstQuestion), ...part };
      void AsyncStorage.setItem(key, JSON.stringify({ city: next.city, people: next.people }));
      return next;
    });
  }, []);
  const explore = useMemo(() => (question ? { question, ask } : null), [question, ask]);
  return explore ? <ExploreContext value={explore}>{children}</ExploreContext> : null;
}

export function useExplore(): Explore {
  const explore = use(ExploreContext);
  if (!explore) throw new Error('useExplore outside of ExploreProvider');
  return explore;
}
