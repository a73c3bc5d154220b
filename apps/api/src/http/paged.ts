/** The frame of a page around its rows, given how many there are in all. A list without rows has one page. */
export function paged<Row>(data: Row[], page: number, total: number, pageSize: number) {
  return { data, page, pages: Math.max(1, Math.ceil(total / pageSize)), total };
}
