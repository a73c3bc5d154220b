export type Toast = {
  text: string;
  failure?: boolean;
  /** The row that it speaks of: what is said of it later takes its place. */
  about?: string;
  /** Offered for as long as the API takes it back, with the seconds that are left. */
  undo?: () => void;
  /** When undo ends (epoch ms of this device), where it is not undoSeconds from now. */
  undoUntil?: number;
  action?: { label: string; run: () => void };
};

export type Shown = { toast: Toast; until: number | null; number: number };

/** More than these would hide the list that they speak of. */
const toastsMax = 4;

/** What is shown once one more is: not the same twice, nor what is over for its row. */
export function withToast(all: readonly Shown[], toast: Toast, until: number | null): readonly Shown[] {
  const others = all.filter(
    (one) =>
      (one.toast.text !== toast.text || one.toast.undo || toast.undo) &&
      (toast.about === undefined || one.toast.about !== toast.about),
  );
  return room([...others, { toast, until, number: (all.at(-1)?.number ?? 0) + 1 }]);
}

/** The oldest that nothing can be done with gives way first. */
function room(all: readonly Shown[]): readonly Shown[] {
  if (all.length <= toastsMax) return all;
  const idle = all.find(({ toast }) => !toast.undo && !toast.action && !toast.failure) ?? all[0];
  return all.filter((one) => one !== idle);
}
