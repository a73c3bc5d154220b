import type { HandOver } from '@metade/booking-flow/hand-over.ts';
import { useCallback, useState } from 'react';
import { useApi } from '../api/api';
import { useWords } from '../words/words';
import { type Entered, enterBy, nothingTyped, type Typed, type Way } from './entrance-calls';
import { useSession } from './session';

export type EntranceWish = {
  /** The guest's table that is to be paid for. */
  order: string | null;
  begin: 'register' | 'login';
  /** The code of a friend's invitation that is good. */
  invite: string | null;
  unlock: string | null;
  onEntered: (handOver: HandOver) => void;
};

export type EntranceForm = ReturnType<typeof useEntrance>;

const nothingWrong: { message: string; fields: Record<string, string> } = { message: '', fields: {} };

/** What is typed to come in, and the calls of each way. send: again asks for another code. */
export function useEntrance({ order, begin, invite, unlock, onEntered }: EntranceWish) {
  const { app, locale } = useWords();
  const api = useApi();
  const { guest, device, enter } = useSession();
  const [way, setWay] = useState<Way>(begin);
  const [typed, setTyped] = useState<Typed>(nothingTyped);
  const [codeRequest, setCodeRequest] = useState<string | null>(null);
  const [challenge, setChallenge] = useState<string | null>(null);
  const [problem, setProblem] = useState(nothingWrong);
  const [busy, setBusy] = useState(false);
  const type = useCallback((part: Partial<Typed>) => {
    setTyped((now) => ({ ...now, ...part }));
    // What is typed anew is no longer wrong.
    const typedNow = new Set(Object.keys(part));
    setProblem(({ message, fields }) => ({
      message,
      fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !typedNow.has(name))),
    }));
  }, []);
  const choose = (next: Way) => {
    setWay(next);
    setCodeRequest(null);
    setProblem(nothingWrong);
  };
  const show = (result: Entered) => {
    switch (result.kind) {
      case 'in':
        enter(result.answer);
        return onEntered(result.handOver);
      case 'code_sent':
        return setCodeRequest(result.codeRequest);
      case 'second_step':
        type({ code: '' });
        setChallenge(result.challenge);
        return setWay('second-step');
      case 'register':
        setWay('register');
        type({ byCode: true });
        return setProblem({ message: result.message, fields: {} });
      case 'again':
        setWay('login');
        return setProblem({ message: result.message, fields: {} });
      case 'refused':
        return setProblem(result);
    }
  };
  const send = async (again = false) => {
    if (busy) return;
    setBusy(true);
    try {
      const asked = { guest, device, locale, codeRequest: again ? null : codeRequest, challenge, invite, unlock };
      const entered = await enterBy(api, way, typed, asked, order);
      // Not before the answer: what moves up under a finger is pressed by its second tap.
      setProblem(nothingWrong);
      show(entered);
    } catch {
      setProblem({ message: app.retry, fields: {} });
    } finally {
      setBusy(false);
    }
  };
  return {
    way,
    choose,
    typed,
    type,
    ...problem,
    busy,
    isCodeSent: codeRequest !== null,
    send: (again?: boolean) => void send(again),
  };
}
