import { keep } from '@metade/booking-flow/ports.ts';
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { deviceStorage } from '../storage/device-storage';
import { firstQuestion, keptPart, type Question } from './question';

type Explore = { question: Question; ask: (part: Partial<Question>) => void };

const ExploreContext = createContext<Explore | null>(null);
const name = 'explore';

/** Keeps what is looked for, over all screens; city and people also for the next time. */
export function ExploreProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>(() => ({
    ...firstQuestion,
    ...keptPart(deviceStorage.read(name)),
  }));
  const ask = useCallback((part: Partial<Question>) => {
    setQuestion((now) => {
      const next = { ...now, ...part };
      keep(deviceStorage, name, { city: next.city, people: next.people });
      return next;
    });
  }, []);
  const explore = useMemo(() => ({ question, ask }), [question, ask]);
  return <ExploreContext value={explore}>{children}</ExploreContext>;
}

export function useExplore(): Explore {
  const explore = use(ExploreContext);
  if (!explore) throw new Error('useExplore outside of ExploreProvider');
  return explore;
}
