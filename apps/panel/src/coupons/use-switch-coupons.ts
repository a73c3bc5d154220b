import { refusalText } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';

/** Pauses or resumes coupons, with undo for those that changed. said: the message, by number. */
export function useSwitchCoupons(onDone: () => void) {
  const { m } = useWords();
  const { call } = useSession();
  const { show } = useToast();
  const turn = async (coupons: string[], active: boolean, said: (turned: number) => string) => {
    try {
      const { switched } = (await call('switchCoupons', { body: { coupons, active } })).data;
      onDone();
      show({
        text: said(switched.length),
        undo: () => void turn(switched, !active, () => m.coupons.undone),
      });
    } catch (error) {
      show({ text: refusalText(error) ?? m.unreachable, failure: true });
    }
  };
  return turn;
}
