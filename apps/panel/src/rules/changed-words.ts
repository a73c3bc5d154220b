type Piece = { kind: 'same' | 'old' | 'new'; text: string };

/** Number of unchanged words shown around a change. */
const around = 8;

/** A word diff of a sentence. Long unchanged stretches are shortened to the words around changes. */
export function changedWords(before: string, after: string): Piece[] {
  const [old, next] = [before.split(/(?<=\s)/), after.split(/(?<=\s)/)];
  const pieces: Piece[] = [];
  const add = (kind: Piece['kind'], text: string) => {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else pieces.push({ kind, text });
  };
  // Usually figures differ, so a changed word replaces the one in its place until both match again.
  let [i, j] = [0, 0];
  while (i < old.length || j < next.length) {
    if (old[i] === next[j]) {
      add('same', old[i] ?? '');
      [i, j] = [i + 1, j + 1];
      continue;
    }
    const [k, l] = meeting(old, next, i, j);
    if (k > i) add('old', old.slice(i, k).join(''));
    if (l > j) add('new', next.slice(j, l).join(''));
    [i, j] = [k, l];
  }
  return pieces.map((piece, at) => (piece.kind === 'same' ? cut(piece, at > 0, at < pieces.length - 1) : piece));
}

/** The next place where both match again, with the fewest words skipped. */
function meeting(old: string[], next: string[], i: number, j: number): [number, number] {
  for (let sum = 1; sum <= old.length - i + (next.length - j); sum += 1)
    for (let a = 0; a <= sum; a += 1) {
      const [k, l] = [i + a, j + sum - a];
      if (k < old.length && l < next.length && old[k] === next[l]) return [k, l];
    }
  return [old.length, next.length];
}

function cut(piece: Piece, follows: boolean, precedes: boolean): Piece {
  const words = piece.text.split(/(?<=\s)/);
  const keep = (follows ? around : 0) + (precedes ? around : 0);
  if (words.length <= keep + 2) return piece;
  const head = follows ? words.slice(0, around).join('') : '';
  const tail = precedes ? words.slice(-around).join('') : '';
  return { kind: 'same', text: `${head}… ${tail}` };
}
