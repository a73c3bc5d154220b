/** Rows on a page of what admins search. */
export const adminPageSize = 30;
/** Where counting stops: beyond it nobody pages, and a count would walk everything. */
export const adminCountMax = 1000;

/** A pattern for `like` on `search_normal`: what contains the text, its own wildcards taken literally. Null for no text. */
export function containing(text: string | undefined): string | null {
  return text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null;
}

/** The frame of a page around its rows, given how many there are in all. */
export function paged<Row>(data: Row[], page: number, total: number) {
  return { data, page, pages: Math.max(1, Math.ceil(total / adminPageSize)), total };
}
