import { expect, test } from 'vitest';
import { withToast, type Shown, type Toast } from '../src/shell/toast-stack.ts';

const said = (...toasts: Toast[]) =>
  toasts.reduce<readonly Shown[]>((all, toast) => withToast(all, toast, null), []).map(({ toast }) => toast.text);

test('what is said of a row later takes the place of what is over, with its undo; other rows keep theirs', () => {
  const undo = () => {};
  expect(
    said(
      { text: 'One: confirming', about: 'one', undo },
      { text: 'Two: confirming', about: 'two', undo },
      { text: 'One: undone', about: 'one' },
    ),
  ).toEqual(['Two: confirming', 'One: undone']);
});

test('the same is not said twice, unless each has its undo', () => {
  const undo = () => {};
  expect(said({ text: 'Saved' }, { text: 'Saved' })).toEqual(['Saved']);
  expect(said({ text: 'Seated', undo }, { text: 'Seated', undo })).toHaveLength(2);
});
