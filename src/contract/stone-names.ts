/** What a stone is called in the trade and at home, in its usual spellings, and what is meant by it in English. */
export interface StoneName {
  /** The first is how it is shown; lower case, no accents. One may be several words. */
  names: readonly [string, ...string[]]
  /** Words of a stone's name, type, colour and origin; one of these must be true of it. */
  means: readonly [string, ...string[]]
}

/** Each spelling stands once; mistyped ones are found by their distance, so only those that are really written. */
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
  // Their companions.
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
  // The trade's own words.
  { names: ["padparadscha", "padparadsha", "padparadschah"], means: ["pink orange sapphire"] },
  { names: ["polki"], means: ["uncut diamond"] },
  { names: ["american diamond", "cz"], means: ["cubic zirconia"] },
  { names: ["ceylon", "ceylonese", "sri lankan"], means: ["ceylon", "sri lanka"] },
  { names: ["burma", "burmese", "myanmar"], means: ["burma", "myanmar", "mogok"] },
  { names: ["siam", "siamese"], means: ["thailand"] },
  { names: ["persian"], means: ["iran", "persia"] },
  // Colours as they are asked for.
  { names: ["lal", "laal"], means: ["red"] },
  { names: ["neela", "nila"], means: ["blue"] },
  { names: ["peela", "pila"], means: ["yellow"] },
  { names: ["hara"], means: ["green"] },
  { names: ["gulabi"], means: ["pink"] },
  { names: ["safed"], means: ["white"] },
  { names: ["kala", "kaala"], means: ["black"] },
]

/** Weights of astrologers' stones are asked for in ratti, of which one is so many carats. */
export const caratsInRatti = 0.91
