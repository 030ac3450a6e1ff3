/** A trade or local name of a stone in its usual spellings, with its English meaning. */
export interface StoneName {
  /** Spellings in lower case without accents; the first is displayed. A spelling may have several words. */
  names: readonly [string, ...string[]]
  /** Words of a product's name, type, colour and origin; one of these must match. */
  means: readonly [string, ...string[]]
}

/** Each spelling occurs once. Typing errors are matched by distance, so only real spellings are listed. */
export const stoneNames: readonly StoneName[] = [
  // The nine gems, in Hindi, Sanskrit, Tamil and Telugu.
  { names: ["manik", "manikya", "manek", "manikyam", "maanikya", "padmaraga"], means: ["ruby"] },
  { names: ["moti", "mukta", "muktha", "muthu", "mothi"], means: ["pearl"] },
  { names: ["moonga", "munga", "mungaa", "praval", "pravala", "pavalam"], means: ["coral"] },
  { names: ["panna", "markat", "marakata", "maragatham", "marakatham"], means: ["emerald"] },
  {
    names: ["pukhraj", "pokhraj", "pukraj", "pushkaraj", "pushparaga", "pushparagam", "pushyaraga"],
    means: ["yellow sapphire"],
  },
  {
    names: ["safed pukhraj", "white pukhraj", "safed pokhraj"],
    means: ["white sapphire", "clear sapphire", "colourless sapphire", "colorless sapphire"],
  },
  { names: ["heera", "hira", "hirak", "vajra", "vajram"], means: ["diamond"] },
  { names: ["neelam", "neelum", "nilam", "neelamani", "nilamani", "indraneelam"], means: ["blue sapphire"] },
  { names: ["gomed", "gomedh", "gomedak", "gomedhak", "gomedhikam"], means: ["hessonite"] },
  {
    names: ["lehsunia", "lehsuniya", "lahsunia", "lahsuniya", "vaidurya", "vaiduryam", "cats eye", "cat eye"],
    means: ["cat's eye"],
  },
  // Substitute stones of the nine gems.
  { names: ["firoza", "feroza", "firoja", "pheroza"], means: ["turquoise"] },
  { names: ["katela", "kataila", "jamunia", "jamuniya"], means: ["amethyst"] },
  { names: ["sunela", "sunehla", "sunahla", "sunhela"], means: ["citrine"] },
  { names: ["sphatik", "spatik", "sfatik"], means: ["clear quartz", "rock crystal"] },
  { names: ["chandrakant", "chandrakanta", "chandramani"], means: ["moonstone"] },
  { names: ["suryakant", "suryakanta"], means: ["sunstone"] },
  { names: ["lajward", "lajvard", "lajwart", "rajavart"], means: ["lapis lazuli"] },
  { names: ["tamra", "tamda", "raktamani"], means: ["garnet"] },
  { names: ["jarkan", "zarkan", "jarkon"], means: ["zircon"] },
  { names: ["zabarjad", "zabarjat"], means: ["peridot"] },
  { names: ["beruj", "beruz"], means: ["aquamarine"] },
  { names: ["hakik", "hakeek", "akik", "aqeeq", "akeek"], means: ["agate"] },
  { names: ["sangeyashab", "yashab"], means: ["jade"] },
  { names: ["neeli", "kaka neeli"], means: ["iolite"] },
  { names: ["turmali", "tormali"], means: ["tourmaline"] },
  { names: ["lalri", "lalree"], means: ["spinel"] },
  { names: ["pitonia"], means: ["bloodstone"] },
  // Trade terms.
  { names: ["padparadscha", "padparadsha", "padparadschah"], means: ["pink orange sapphire"] },
  { names: ["polki"], means: ["uncut diamond"] },
  { names: ["american diamond", "cz"], means: ["cubic zirconia"] },
  { names: ["ceylon", "ceylonese", "sri lankan"], means: ["ceylon", "sri lanka"] },
  { names: ["burma", "burmese", "myanmar"], means: ["burma", "myanmar", "mogok"] },
  { names: ["siam", "siamese"], means: ["thailand"] },
  { names: ["persian"], means: ["iran", "persia"] },
  // Colour words in searches.
  { names: ["lal", "laal"], means: ["red"] },
  { names: ["neela", "nila"], means: ["blue"] },
  { names: ["peela", "pila"], means: ["yellow"] },
  { names: ["hara"], means: ["green"] },
  { names: ["gulabi"], means: ["pink"] },
  { names: ["safed"], means: ["white"] },
  { names: ["kala", "kaala"], means: ["black"] },
]

/** Carats per ratti. Weights of astrological stones are requested in ratti. */
export const caratsInRatti = 0.91
