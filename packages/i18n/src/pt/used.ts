/** Words of when and by whom a voucher was used, for the diner and for the house. */
export const used = {
  usedAt: (time: string) => `Usado às ${time}`,
  usedBy: (time: string, name: string): string => `Usado às ${time} por ${name}`,
  usedByPin: (time: string): string => `Usado às ${time} com o PIN do empregado`,
};
