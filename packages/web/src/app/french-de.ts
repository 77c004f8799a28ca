/** "de Takumi", but "d’Ordinateur": French drops the vowel before another one. */
export function de(name: string): string {
  return /^(?:[aeiouàâäæéèêëîïôöœùûü]|y[^aeiou])/i.test(name) ? `d’${name}` : `de ${name}`;
}
