/** Places of the markets whose names have an article in Portuguese; a city's and its region's are the same. */
const articles: Record<string, string> = {
  no: 'Porto, Rio de Janeiro, Funchal, Barreiro, Montijo, Seixal, Entroncamento, Fundão, Cartaxo, Cadaval, Bombarral, Marco de Canaveses, Recife, Algarve, Alentejo, Brasil, Distrito Federal, Acre, Amapá, Amazonas, Ceará, Espírito Santo, Maranhão, Mato Grosso, Mato Grosso do Sul, Pará, Paraná, Piauí, Rio Grande do Norte, Rio Grande do Sul, Tocantins',
  na: 'Amadora, Guarda, Covilhã, Figueira da Foz, Maia, Trofa, Horta, Nazaré, Lourinhã, Moita, Marinha Grande, Póvoa de Varzim, Praia da Vitória, Ribeira Grande, Batalha, Mealhada, Lousã, Golegã, Ericeira, Madeira, Bahia, Paraíba, Corunha, Serra',
  nas: 'Caldas da Rainha, Astúrias, Canárias',
  nos: 'Açores, Arcos de Valdevez',
};
const byPlace = new Map(
  Object.entries(articles).flatMap(([article, places]) => places.split(', ').map((place) => [place, article])),
);

/** "em Lisboa", "no Porto", "na Amadora". */
export function inPlace(place: string): string {
  return `${byPlace.get(place) ?? 'em'} ${place}`;
}
