import { dinnerAtTheBar } from './dinner-at-the-bar.ts';
import { emptyTable } from './empty-table.ts';
import { goodHamburger } from './good-hamburger.ts';
import type { Post } from './post.ts';
import { portoOnFoot } from './porto-on-foot.ts';
import { quietTuesday } from './quiet-tuesday.ts';
import { smallPlates } from './small-plates.ts';

/** The blog's initial posts. The database has those shown. */
export const posts: readonly Post[] = [
  dinnerAtTheBar,
  portoOnFoot,
  emptyTable,
  goodHamburger,
  smallPlates,
  quietTuesday,
];
