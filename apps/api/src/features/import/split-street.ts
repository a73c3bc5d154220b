/** 'Calle Mayor, 12 B, 2º izq.' as street, number and the rest; without a number all is street. */
export function splitStreet(text: string): { street: string; number: string; rest: string } {
  const parts =
    /^(?<street>.*?\p{L}.*?)[\s,]+(?:(?:n[º.°o]*|nr\.?|num\.?)\s*)?(?<number>\d+(?:\s?[-/]\s?\d+)?(?:\s?[A-Z]\b)?|s\/?n\b\.?)(?:\s*[,–-]\s*(?<rest>.+))?$/iu.exec(
      text.trim(),
    )?.groups;
  if (!parts) return { street: text.trim().replace(/[\s,]+$/, ''), number: '', rest: '' };
  return { street: parts.street ?? '', number: parts.number ?? '', rest: (parts.rest ?? '').trim() };
}
