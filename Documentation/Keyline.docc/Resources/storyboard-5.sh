keyline check Samples/Trails/Base.lproj/Main.storyboard --scene Trail --across locales=en,ar,text-sizes=L,AX3
